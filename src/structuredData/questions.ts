import type { FAQPage, WithContext } from 'schema-dts';

interface Answered {
  readonly title: string;
  readonly text: string;
}

/** Questions and answers, for a page that shows each of them word for word. */
export function questionsData(items: readonly Answered[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
