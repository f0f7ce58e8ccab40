/** Event dispatched on `document` after a visit has swapped in another page. */
export const VISIT_EVENT = 'visit';
