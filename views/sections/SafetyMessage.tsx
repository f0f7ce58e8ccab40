import type { Block } from '../../src/model/manual.ts';

type Message = Extract<Block, { readonly type: 'warning' }>;
type Props = Pick<Message, 'signal' | 'word' | 'symbol' | 'text'> & Partial<Message>;

/** A safety message as ANSI Z535.6 defines it. The safety alert symbol marks those that warn of injury. */
export function SafetyMessage({ signal, word, symbol, hazard, space, text }: Props) {
  return (
    <div className={`safety-message signal-${signal}`} role="note">
      <p className="signal-word">
        {signal === 'notice' ? null : (
          <svg viewBox="0 0 24 21" role="img" aria-label={symbol}>
            <path d="M12 0 24 21H0z" />
            <path d="M10.6 6.5h2.8l-.5 8h-1.8zM12 15.7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z" />
          </svg>
        )}
        {word}
      </p>
      <p>
        <strong>{hazard}</strong>
        {space}
        {text}
      </p>
    </div>
  );
}
