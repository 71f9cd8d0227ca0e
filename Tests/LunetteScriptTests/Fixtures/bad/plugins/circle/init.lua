return require "model"
