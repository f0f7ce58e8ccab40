import { fill } from '../common/fill.ts';
import ar from '../../locales/ar/people.json' with { type: 'json' };
import de from '../../locales/de/people.json' with { type: 'json' };
import en from '../../locales/en/people.json' with { type: 'json' };
import es from '../../locales/es/people.json' with { type: 'json' };
import fr from '../../locales/fr/people.json' with { type: 'json' };
import it from '../../locales/it/people.json' with { type: 'json' };
import ja from '../../locales/ja/people.json' with { type: 'json' };
import { mapValues } from '../common/mapValues.ts';
import type { LanguageCode } from '../model/codes.ts';
import { organization, type Person } from '../organization.ts';

const WORDS: Readonly<Record<LanguageCode, typeof en>> = { ar, de, en, es, fr, it, ja };

/** How a language names and introduces every person, by organization and id. */
export function describePeople(code: LanguageCode) {
  const words = WORDS[code];
  const places: Readonly<Record<string, string>> = words.places;
  return mapValues(organization.people, ({ name = organization.name, ja = name, staff }, id) => {
    const employer = code === 'ja' ? ja : name;
    const place = places[id];
    const pattern = place === undefined ? words.ownStaff : words.othersStaff;
    return mapValues(staff, ({ gender, role, office, ...names }) => {
      const formOf = (key: Person['role']) => {
        const [masculine = '', feminine = masculine] = words.roles[key].split('|');
        return gender === 'f' ? feminine : masculine;
      };
      const values = {
        name: code === 'ar' || code === 'ja' ? names[code] : names.name,
        role: formOf(role),
        office: formOf(office ?? role),
        employer,
        place: place ?? '',
      };
      return {
        ...values,
        /** For running text: name, role and, of people outside the company, their organization. */
        full: fill(pattern, values),
        titled: fill(words.titled, values),
        located: fill(words.located, values),
      };
    });
  });
}
