return require "view"
