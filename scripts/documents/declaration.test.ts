import { describe, expect, it } from 'vitest';
import ar from '../../locales/ar/documents.json' with { type: 'json' };
import de from '../../locales/de/documents.json' with { type: 'json' };
import en from '../../locales/en/documents.json' with { type: 'json' };
import fr from '../../locales/fr/documents.json' with { type: 'json' };
import ja from '../../locales/ja/documents.json' with { type: 'json' };
import { familyOf, type ProductId } from '../../src/catalog/catalog.ts';
import { organization } from '../../src/organization.ts';
import { declarationParts } from './declaration.ts';

const names = { name: '', series: '', city: '', date: '' };
const join = (models: readonly string[]) => models.join(', ');

describe('a declaration of conformity', () => {
  it.each([
    [en, 'Regulation ⟦(EU) 2023/1542⟧', 'Directive ⟦2014/35/EU⟧'],
    [fr, 'Règlement ⟦(UE) 2023/1542⟧', 'Directive ⟦2014/35/UE⟧'],
    [ar, 'اللائحة ⟦(EU) 2023/1542⟧', 'التوجيه ⟦2014/35/EU⟧'],
    [ja, '規則⟦（EU）2023/1542⟧', '指令⟦2014/35/EU⟧'],
  ])(
    'writes the numbers of EU acts as its language does',
    ({ declaration: words }, regulation, directive) => {
      const apart = (text: string) => `⟦${text}⟧`;
      const { acts } = declarationParts({ words, family: familyOf('cabinet'), ...names, apart, join });
      expect(acts[0]).toContain(regulation);
      expect(acts[1]).toContain(directive);
    },
  );

  it('names the models of an act that does not apply to all', () => {
    const apart = (text: string) => text;
    const of = (id: ProductId) =>
      declarationParts({ words: en.declaration, family: familyOf(id), ...names, apart, join }).acts;
    expect(of('battery')[1]).toMatch(/2014\/35\/EU.*; applies to AV-BP 80-230, AV-BP 400-230$/u);
    expect(of('forklift').join()).not.toContain('applies to');
  });

  it('is signed by both managing directors, who represent the company jointly', () => {
    const apart = (text: string) => text;
    const input = { words: de.declaration, family: familyOf('cabinet'), ...names, apart, join };
    expect(declarationParts(input).signatures).toEqual([
      { name: de.declaration.signatoryName, position: de.declaration.signatory },
      { name: organization.secondSignatory, position: de.declaration.secondSignatory },
    ]);
  });
});
