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
    <svg className="way-plan" role="img" aria-label={label}>
      <line className="way-plan-road" x1="0" x2="100%" y1={CORNER.y} y2={CORNER.y} />
      <line className="way-plan-road" x1={CORNER.x} x2={CORNER.x} y1="0" y2="100%" />
      <line className="way-plan-road" x1="19%" x2="19%" y1="0" y2="100%" />
      <line className="way-plan-road" x1="19%" x2="100%" y1="18%" y2="18%" />
      <line className="way-plan-rail" x1={RAIL} x2={RAIL} y1="0" y2="100%" />
      <line className="way-plan-tram" x1={RAIL} x2="100%" y1={CORNER.y} y2={CORNER.y} />
      <line className="way-plan-walk" x1={RAIL} x2={CORNER.x} y1={CORNER.y} y2={CORNER.y} />
      <line className="way-plan-walk" x1={CORNER.x} x2={CORNER.x} y1={CORNER.y} y2="36%" />
      <rect className="way-plan-parking" x={HOUSE} y="42%" width="16%" height="8%" />
      <rect x={HOUSE} y="26%" width="22%" height="13%" />
      <circle className="way-plan-stop" cx={RAIL} cy={CORNER.y} r="9" />
      {['19%', '26%'].map((x) => (
        <circle key={x} className="way-plan-tram-stop" cx={x} cy={CORNER.y} r="4" />
      ))}
      <circle className="way-plan-goal" cx={CORNER.x} cy="33%" r="7" />
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
        <text className="way-plan-street" x={HOUSE} y="9%">
          {street}
        </text>
      </g>
    </svg>
  );
}
