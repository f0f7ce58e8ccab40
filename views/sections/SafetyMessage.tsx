import type { Block, Signal } from '../../src/model/manual.ts';

type Message = Extract<Block, { readonly type: 'warning' }>;

/** A safety message as ANSI Z535.6 defines it: signal word, hazard, consequence, and how to avoid it. */
export function SafetyMessage({ signal, word, symbol, hazard, space, text }: Message) {
  return (
    <div className={`safety-message signal-${signal}`} role="note">
      <SignalWord signal={signal} word={word} symbol={symbol} />
      <p>
        <strong>{hazard}</strong>
        {space}
        {text}
      </p>
    </div>
  );
}

interface WordProps {
  readonly signal: Signal;
  readonly word: string;
  /** Alternative text of the safety alert symbol. */
  readonly symbol: string;
}

/** A signal word; the safety alert symbol marks those that warn of injury. */
export function SignalWord({ signal, word, symbol }: WordProps) {
  return (
    <p className={`signal-word signal-${signal}`}>
      {signal === 'notice' ? null : (
        <svg viewBox="0 0 24 21" role="img" aria-label={symbol}>
          <path d="M12 0 24 21H0z" />
          <path
            className="signal-mark"
            d="M10.6 6.5h2.8l-.5 8h-1.8zM12 15.7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z"
          />
        </svg>
      )}
      {word}
    </p>
  );
}
