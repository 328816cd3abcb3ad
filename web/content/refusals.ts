import { NO_CONTACT } from '../../shared/application-values.ts';
import type { PageTexts } from './translated-texts.ts';

type TextName = keyof PageTexts['apply'];

const BY_FIELD: ReadonlyMap<string, TextName> = new Map([
  ['name', 'noName'],
  ['phone', 'wrongPhone'],
  ['email', 'wrongEmail'],
  ['cv', 'wrongCv'],
]);

/** The text of a language for a field of an application that the rules, which speak Italian, refuse. */
export const refusalIn = ({ apply }: PageTexts, name: string, message: string): string =>
  message === NO_CONTACT ? apply.noContact : apply[BY_FIELD.get(name) ?? 'wrongText'];

const BY_STATUS: ReadonlyMap<number, TextName> = new Map([
  [0, 'failedOffline'],
  [409, 'failedEnded'],
  [429, 'failedMany'],
]);

/** The text for an application that is refused as a whole, by the status; 0 where nobody has answered. */
export const failureIn = ({ apply }: PageTexts, status = 0): string => apply[BY_STATUS.get(status) ?? 'failedOther'];
