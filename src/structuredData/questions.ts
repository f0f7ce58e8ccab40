import type { FAQPage, WithContext } from 'schema-dts';

interface Answered {
  readonly title: string;
  readonly text: string;
}

/** FAQ JSON-LD for a page that shows these questions and answers verbatim. */
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
