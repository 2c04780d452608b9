"""Loaded by every Python of a sample: all hosts are the mock, pauses are short, a server listens where the test expects it."""
import asyncio
import os
import socket
import time

MOCK_PORT = int(os.environ["SAMPLE_MOCK_PORT"])
LISTEN_PORT = int(os.environ.get("SAMPLE_LISTEN_PORT", "0"))
LOCAL = ("localhost", "127.0.0.1", "::1", "0.0.0.0", "", None)
LONGEST_PAUSE = 0.01

real_getaddrinfo = socket.getaddrinfo
real_sleep = time.sleep
real_async_sleep = asyncio.sleep
real_bind = socket.socket.bind


def getaddrinfo(host, port, *args, **options):
    name = host.decode() if isinstance(host, bytes) else host
    if name in LOCAL:
        return real_getaddrinfo(host, port, *args, **options)
    kind = args[1] if len(args) > 1 else options.get("type", 0)
    return [(socket.AF_INET, kind or socket.SOCK_STREAM, 6, "", ("127.0.0.1", MOCK_PORT))]


def sleep(seconds):
    real_sleep(min(seconds, LONGEST_PAUSE))


async def async_sleep(seconds, *args, **options):
    return await real_async_sleep(min(seconds, LONGEST_PAUSE), *args, **options)


def bind(self, address):
    if LISTEN_PORT and isinstance(address, tuple) and address[1] != 0:
        address = ("127.0.0.1", LISTEN_PORT)
    return real_bind(self, address)


socket.getaddrinfo = getaddrinfo
time.sleep = sleep
asyncio.sleep = async_sleep
socket.socket.bind = bind
