# One published release, with the hashed files of the others, as an image:
#   docker build -f deploy/release.Dockerfile -t docs "$(readlink -f /srv/docs/current)"
# It begins with the image that deploy/Dockerfile builds for the target "server".
ARG SERVER=docs-server
FROM ${SERVER}
COPY . /srv/docs/current
