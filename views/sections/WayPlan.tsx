import { useRenderContext } from '../renderContext.tsx';

/** Corner where the route leaves the tram line, in percent of the drawing. */
const CORNER = { x: '33%', y: '62%' } as const;
/** x positions of the railway, the labels, and the building: far enough from the edge for the longest label. */
const RAIL = '9%';
const NAMES = '13%';
const HOUSE = '38%';

/** Sketch of the route from the station to the head office: not to scale, north at the top. */
export function WayPlan({ street }: { readonly street: string }) {
  const { words, language } = useRenderContext();
  const { label, station, tram, walk, house, parking } = words.company.plan;
  return (
    <svg className="small way-plan" role="img" aria-label={label}>
      <g stroke="var(--paper)" strokeWidth="18">
        <line x2="100%" y1={CORNER.y} y2={CORNER.y} />
        <line x1={CORNER.x} x2={CORNER.x} y2="100%" />
        <line x1="19%" x2="19%" y2="100%" />
        <line x1="19%" x2="100%" y1="18%" y2="18%" />
      </g>
      <line x1={RAIL} x2={RAIL} y2="100%" stroke="var(--text)" strokeWidth="6" strokeDasharray="14 8" />
      <line x1={RAIL} x2="100%" y1={CORNER.y} y2={CORNER.y} stroke="var(--muted)" strokeWidth="2" />
      <g stroke="var(--deep)" strokeWidth="5" strokeLinecap="round">
        <line x1={RAIL} x2={CORNER.x} y1={CORNER.y} y2={CORNER.y} />
        <line x1={CORNER.x} x2={CORNER.x} y1={CORNER.y} y2="36%" />
      </g>
      <rect x={HOUSE} y="42%" width="16%" height="8%" fill="var(--line)" />
      <rect x={HOUSE} y="26%" width="22%" height="13%" />
      <g fill="var(--paper)">
        <circle cx={RAIL} cy={CORNER.y} r="9" stroke="var(--text)" strokeWidth="4" />
        <g stroke="var(--muted)" strokeWidth="2">
          <circle cx="19%" cy={CORNER.y} r="4" />
          <circle cx="26%" cy={CORNER.y} r="4" />
        </g>
      </g>
      <circle cx={CORNER.x} cy="33%" r="7" fill="var(--volt)" stroke="var(--ink)" strokeWidth="3" />
      <g textAnchor={language.dir === 'rtl' ? 'end' : 'start'}>
        <text className="strong" x={NAMES} y={CORNER.y} dy="34">
          {station}
        </text>
        <text x={NAMES} y={CORNER.y} dy="58">
          {tram}
        </text>
        <text x={NAMES} y={CORNER.y} dy="80">
          {walk}
        </text>
        <text className="strong" x={HOUSE} y="26%" dy="-10">
          {house}
        </text>
        <text x={HOUSE} y="50%" dy="20">
          {parking}
        </text>
        <text fill="var(--muted)" x={HOUSE} y="9%">
          {street}
        </text>
      </g>
    </svg>
  );
}
