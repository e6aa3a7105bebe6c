# The whole image builds compiled wheels; the slim one runs them, without a compiler or Node.js.
FROM python:3.13 AS build
# `--build-arg EXTRAS=[cluster]` for nodes on PostgreSQL.
ARG EXTRAS=
WORKDIR /source
COPY . .
ENV HATCH_BUILD_HOOK_ENABLE_MYPYC=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1
RUN python -m pip wheel --no-deps --wheel-dir /wheels . \
    && python -m venv /usr/local/lib/backroom \
    && /usr/local/lib/backroom/bin/python -m pip install -c constraints.txt "$(echo /wheels/*.whl)$EXTRAS"

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/backroom --create-home backroom
COPY --from=build /usr/local/lib/backroom /usr/local/lib/backroom
ENV PATH=/usr/local/lib/backroom/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    BACKROOM_DATA=/var/lib/backroom \
    BACKROOM_HOST=0.0.0.0
USER 10001
VOLUME /var/lib/backroom
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://localhost:8000/healthz', timeout=4)"]
CMD ["backroom", "serve"]
