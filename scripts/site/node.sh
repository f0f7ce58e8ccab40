# Runs Node.js, the project's own if it has one, as the site needs it: sh scripts/site/node.sh build/main.js
#
# A process has one core, so parallel garbage collection threads would only wait for it. Pretenuring would allocate some
# objects of a request among those that live long, because similar ones once did, and each second of searches would need
# a full collection. glibc gives each thread its own malloc arena, and the threads that compress pages fragment theirs: a
# single arena saves 50 to 90 MB after compressing a thousand pages. V8 lets garbage grow with the memory of the machine
# or container: with 24 GB, two floods of a thousand connections made 200 MB of a heap of 100 MB, and 388 MB of the process.
# In the samples' 400 MB, Node.js would allow an old generation of 256 MB, but buffers and code take up to 180 MB.
export PATH="$(dirname "$0")/../../node_modules/.bin:$PATH"
export MALLOC_ARENA_MAX=1
exec node --max-old-space-size=256 --max-semi-space-size=8 --no-parallel-scavenge --no-allocation-site-pretenuring "$@"
