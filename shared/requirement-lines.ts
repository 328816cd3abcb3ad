import { LANGUAGE_LEVELS, type Requirement } from './requirement-values.ts';

/** A requirement as a form holds it: a line of four parts with tabs between them, so that drafts and versions are plain text. */
export type RequirementRow = {
  readonly what: string;
  readonly level: string;
  readonly reason: string;
  readonly preferred: boolean;
};

export const EMPTY_ROW: RequirementRow = { what: '', level: '', reason: '', preferred: false };

const PREFERRED = 'gradito';

const part = (text: string): string => text.replace(/[\t\r\n]/g, ' ');

/** The rows of a form's text; an empty text has none. */
export const readRows = (text: string): RequirementRow[] =>
  text === ''
    ? []
    : text.split('\n').map((row) => {
        const [what = '', level = '', reason = '', preferred = ''] = row.split('\t');
        return { what, level, reason, preferred: preferred === PREFERRED };
      });

/** The text of a form's rows, as `readRows` reads it; a single empty row is one line of tabs. */
export const rowsText = (rows: readonly RequirementRow[]): string =>
  rows
    .map(({ what, level, reason, preferred }) =>
      [part(what), part(level), part(reason), preferred ? PREFERRED : ''].join('\t'),
    )
    .join('\n');

export const textOfRequirements = (all: readonly Requirement[]): string =>
  rowsText(
    all.map(({ what, level, reason, preferred }) => ({ what, level: level ?? '', reason: reason ?? '', preferred })),
  );

/** The requirements of a form's text, as a body holds them; rows where nothing was typed are none. */
export const requirementsIn = (text: string) =>
  readRows(text)
    .filter(({ what }) => what.trim() !== '')
    .map(({ what, level, reason, preferred }) => ({
      what,
      level: LANGUAGE_LEVELS.find((known) => known === level) ?? null,
      reason: reason.trim() === '' ? null : reason,
      preferred,
    }));
