import { useSite } from '../site.tsx';

/** Corner where the way leaves the tram line, in per cent of the plan. */
const CORNER = { x: '64%', y: '66%' } as const;

/** The way from the station to the head office, drawn as people tell it: not to scale, north above. */
export function WayPlan({ street }: { readonly street: string }) {
  const { label, station, tram, walk, house, parking } = useSite().words.company.plan;
  return (
    <svg className="way-plan" role="img" aria-label={label}>
      <line className="way-plan-road" x1="0" x2="100%" y1={CORNER.y} y2={CORNER.y} />
      <line className="way-plan-road" x1={CORNER.x} x2={CORNER.x} y1="0" y2="100%" />
      <line className="way-plan-road" x1="30%" x2="30%" y1="0" y2="100%" />
      <line className="way-plan-road" x1="30%" x2="100%" y1="18%" y2="18%" />
      <line className="way-plan-rail" x1="13%" x2="13%" y1="0" y2="100%" />
      <line className="way-plan-tram" x1="13%" x2="100%" y1={CORNER.y} y2={CORNER.y} />
      <line className="way-plan-walk" x1="13%" x2={CORNER.x} y1={CORNER.y} y2={CORNER.y} />
      <line className="way-plan-walk" x1={CORNER.x} x2={CORNER.x} y1={CORNER.y} y2="40%" />
      <rect className="way-plan-parking" x="68%" y="47%" width="14%" height="9%" />
      <rect className="way-plan-house" x="68%" y="28%" width="18%" height="16%" />
      <circle className="way-plan-stop" cx="13%" cy={CORNER.y} r="9" />
      {['30%', '47%'].map((x) => (
        <circle key={x} className="way-plan-tram-stop" cx={x} cy={CORNER.y} r="4" />
      ))}
      <circle className="way-plan-goal" cx={CORNER.x} cy="37%" r="7" />
      <g className="way-plan-names">
        <text className="way-plan-strong" x="16.5%" y={CORNER.y} dy="-18">
          {station}
        </text>
        <text x="16.5%" y={CORNER.y} dy="30">
          {tram}
        </text>
        <text x="16.5%" y={CORNER.y} dy="52">
          {walk}
        </text>
        <text className="way-plan-strong" x="68%" y="28%" dy="-12">
          {house}
        </text>
        <text x="68%" y="56%" dy="20">
          {parking}
        </text>
        <text className="way-plan-street" x={CORNER.x} y="18%" dx="-12" dy="-10" textAnchor="end">
          {street}
        </text>
      </g>
    </svg>
  );
}
