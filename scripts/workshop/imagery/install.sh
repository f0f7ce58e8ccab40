#!/usr/bin/env bash
# Installs the render tools on Debian (bookworm or later); run as root.
set -euo pipefail
apt-get update
apt-get install -y --no-install-recommends blender ffmpeg potrace python3-numpy python3-openimageio webp
