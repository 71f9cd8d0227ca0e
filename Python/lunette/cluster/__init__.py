"""A campaign or a suite on many machines: `python -m lunette.cluster fuzz notes --workers 4`. docs/scale.md has the guide."""
