/** Preloaded by `npm run dev` into the server: without its parent, even one that was killed, it exits. */
process.once('disconnect', () => process.exit());
// The channel alone must not keep a stopped server alive.
process.channel?.unref();
