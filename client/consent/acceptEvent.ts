/** Dispatched on the banner, and bubbles, once an answer has been kept (specification, section 4). */
export const ACCEPT = 'accept';
