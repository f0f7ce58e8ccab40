import { describe, expect, it } from 'vitest';
import ar from '../../locales/ar/documents.json' with { type: 'json' };
import en from '../../locales/en/documents.json' with { type: 'json' };
import fr from '../../locales/fr/documents.json' with { type: 'json' };
import ja from '../../locales/ja/documents.json' with { type: 'json' };
import { familyOf } from '../../src/catalogue/catalogue.ts';
import { declarationParts } from './declaration.ts';

const names = { name: '', series: '', models: '', city: '', date: '' };

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
      const { acts } = declarationParts({ words, family: familyOf('cabinet'), ...names, apart });
      expect(acts[0]).toContain(regulation);
      expect(acts[1]).toContain(directive);
    },
  );
});
