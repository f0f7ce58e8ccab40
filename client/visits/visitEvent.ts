/** Sent to the document when a visit has put another page in its place. */
export const VISIT_EVENT = 'visit';
