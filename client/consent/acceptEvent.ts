/** Bubbling event, dispatched on the banner once the server has stored an answer (specification, section 4). */
export const ACCEPT = 'accept';
