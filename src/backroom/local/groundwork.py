"""Imports everything the house needs that is plain Python, so that a browser can keep it.

A browser keeps an image of Python's memory after these imports and starts from it on the next
visit, which saves most of the seconds that an opening takes. A library that is compiled, as
msgspec is, cannot be part of an image: what leans on it is imported after it.
"""

import concurrent.futures.thread
import email.headerregistry
import statistics

import platformdirs
import precis_i18n
import starlette.applications
import starlette.routing
import starlette.websockets

import backroom.bots.analysis
import backroom.bots.ladder
import backroom.games
import backroom.server.addresses
import backroom.server.bell
import backroom.server.bots.names
import backroom.server.bots.pool
import backroom.server.bots.queue
import backroom.server.evenings.draw
import backroom.server.ids
import backroom.server.languages
import backroom.server.logs
import backroom.server.matches.fairness
import backroom.server.metrics
import backroom.server.pacing
import backroom.server.pairing.queue
import backroom.server.people.origins
import backroom.server.ratings.anchors
import backroom.server.timekeeper
import backroom.server.tracing
import backroom.texts.refusals

from . import asgi, thinkers

__all__ = [
    "asgi",
    "backroom",
    "concurrent",
    "email",
    "platformdirs",
    "precis_i18n",
    "starlette",
    "statistics",
    "thinkers",
]
