import { HUBS, type HubId } from '../markets/hubs.ts';
import { marketOf } from '../markets/marketOf.ts';
import { MARKETS } from '../markets/markets.ts';
import { organization } from '../organization.ts';
import type { FieldValues } from './fields.ts';
import { FORMS, type FormId } from './forms.ts';

/** The hub of the country in a form; Berlin for forms that do not ask for it. */
export function hubFor({ country = '' }: FieldValues): HubId {
  return MARKETS[marketOf(country)].hub;
}

/** Who gets a form: the department in Berlin, or another hub, which has no departments. */
export function recipientOf(form: FormId, hub: HubId): { readonly mail: string; readonly phone: string } {
  return hub === 'berlin' ? organization.departments[FORMS[form].department] : HUBS[hub];
}
