/** Preloaded into sites that run for another program: exits when the parent does, even if the parent was killed. */
process.once('disconnect', () => process.exit());
// The IPC channel must not keep a stopped server alive.
process.channel?.unref();
