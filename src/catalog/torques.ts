import type { Joint, Thread } from './family.ts';

type Torques = Readonly<Record<Thread, number>>;

/** Of steel bolts of property class 8.8, clean and dry, in N·m. */
const BOLTS: Torques = { M6: 10, M8: 25, M10: 49, M12: 85, M16: 210 };
/** Of joints with a copper conductor, which yields under more, in N·m. */
const CONDUCTORS: Torques = { M6: 8, M8: 20, M10: 40, M12: 70, M16: 120 };

/** The torque of a joint, in N·m. */
export function torqueOf(joint: Joint, thread: Thread): number {
  return (joint === 'mounting' || joint === 'anchor' ? BOLTS : CONDUCTORS)[thread];
}
