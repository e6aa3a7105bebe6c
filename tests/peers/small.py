"""A small run of the training, which most of its tests begin with."""

import os

import torch

from backroom.bots.nets.training.settings import Settings

SMALL = Settings(
    "leduc",
    width=32,
    blocks=1,
    critic_width=32,
    critic_blocks=1,
    workers=2,
    matches=48,
    steps=32,
    scripted_tables=0.0,
    minibatch=1024,
    imitated=0,
    critic_first=1,
)
CPU = torch.device("cpu")
SOAK = "BACKROOM_SOAK" in os.environ
