import * as mini from 'zod/mini';
import { LIMITS, tooLong } from './limits.ts';
import { cleanLine, cleanText, MAX_RAW_LENGTH } from './text.ts';

/** Facts of a field beside its rules. Its label is its name where two versions stand side by side. */
type FieldMeta = {
  readonly label: string;
  readonly control: 'text' | 'choice' | 'tick' | 'boxes' | 'number' | 'day' | 'time' | 'list';
};

/** The fields of offers and profiles with their labels and controls; their rules and messages are the schemas themselves. */
export const FIELDS = mini.registry<FieldMeta>();

export const field = <Rules extends mini.ZodMiniType>(
  label: string,
  control: FieldMeta['control'],
  rules: Rules,
): Rules => {
  FIELDS.add(rules, { label, control });
  return rules;
};

type Fields = Readonly<Record<string, mini.ZodMiniType>>;

/** The names of a form's fields where two versions stand side by side. */
export const labelsOf = <Body extends Fields>(fields: Body) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, rules]) => [name, FIELDS.get(rules)?.label ?? '']),
  ) as unknown as Readonly<Record<keyof Body, string>>;

/** The fields of a body as rows and answers have them: of what is left out a tick is false, a list is empty, anything else is null. */
export type Stated<Body> = { readonly [Name in keyof Body]-?: StatedValue<Body[Name]> };
type StatedValue<Value> = undefined extends Value
  ? NonNullable<Value> extends boolean | readonly unknown[]
    ? NonNullable<Value>
    : NonNullable<Value> | null
  : Value;

/** The schema of a field in an answer: what it holds, without the rules for what is typed. */
function statedSchema(field: mini.core.$ZodType): mini.ZodMiniType {
  const { def } = (field as mini.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional': {
      const given = statedSchema(def.innerType);
      return given.type === 'boolean' || given.type === 'array' ? given : mini.nullable(given);
    }
    case 'pipe':
      return statedSchema(def.out);
    case 'array':
      return mini.array(statedSchema(def.element));
    case 'object':
      return mini.object(def.shape);
    case 'enum':
      return mini.enum(def.entries);
    case 'number':
      return 'format' in def ? mini.int() : mini.number();
    case 'boolean':
      return mini.boolean();
    default:
      return mini.string();
  }
}

export const statedFields = <Body extends Fields>(fields: Body) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, statedSchema(field)])) as unknown as {
    readonly [Name in keyof Body]: mini.ZodMiniType<StatedValue<mini.output<Body[Name]>>>;
  };

/** Every field of a body as a row has it, those that are left out or empty too. */
export function statedValues<Body extends Fields>(fields: Body, body: { readonly [Name in keyof Body]?: unknown }) {
  const absent = (type: string) => (type === 'boolean' ? false : type === 'array' ? [] : null);
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    (body[name] === '' ? null : body[name]) ?? absent(statedSchema(field).type),
  ]);
  return Object.fromEntries(values) as Stated<{
    [Name in keyof Body]: mini.output<Body[Name]>;
  }>;
}

/**
 * A text, cleaned before it is measured. It is refused first where it is far too long: what cleaning takes away (spaces, marks that
 * become part of their letter) is never three quarters of what a person types.
 */
const text = (wrong: string, max: number, clean: (sent: string) => string, least: number) =>
  mini.pipe(
    mini.pipe(
      mini.string(wrong).check(mini.maxLength(Math.min(4 * max + 1000, MAX_RAW_LENGTH), tooLong(max))),
      mini.transform(clean),
    ),
    mini.string().check(...(least > 0 ? [mini.minLength(least, wrong)] : []), mini.maxLength(max, tooLong(max))),
  );

/** One required line. */
export const line = (required: string, max: number) => text(required, max, cleanLine, 1);

export const paragraph = (required: string, max: number) => text(required, max, cleanText, 1);

/** Optional line; empty means absent. */
export const optionalLine = (max: number) => mini.optional(text('Testo non valido', max, cleanLine, 0));

/** Optional text of several lines; empty means absent. */
export const optionalParagraph = (max: number) => mini.optional(text('Testo non valido', max, cleanText, 0));

/** The token of a signed link. @param dead refusal of one that is not ours; one for offers holds the ids of forty */
export const signedToken = (dead: string, max = 4000) =>
  mini.string(dead).check(mini.minLength(1, dead), mini.maxLength(max, dead));

/** An address as it was sent, cleaned; lower case (RFC 5321 allows more; no mail service in use tells cases apart). */
const sentAddress = mini.pipe(
  mini.string('Email non valida').check(mini.maxLength(1000, 'Email non valida')),
  mini.transform((text) => cleanLine(text).toLowerCase()),
);
// The rule of `<input type="email">` (WHATWG), so that server and browser take the same.
const address = mini
  .email({ pattern: mini.regexes.html5Email, error: 'Email non valida', abort: true })
  .check(mini.maxLength(LIMITS.email, 'Email non valida'));

export const emailField = mini.pipe(sentAddress, address);

/** An address that may be left out. @param empty what an empty text stands for */
export const optionalEmail = <Empty extends null | undefined>(empty: Empty) =>
  mini.optional(
    mini.pipe(
      sentAddress,
      mini.union(
        [
          mini.pipe(
            mini.literal(''),
            mini.transform(() => empty),
          ),
          address,
        ],
        'Email non valida',
      ),
    ),
  );

/** Coordinate in decimal degrees as text, empty where unknown. */
export const coordinateText = (limit: number) =>
  mini.optional(
    mini.string('Posizione non valida').check(
      mini.maxLength(30, 'Posizione non valida'),
      mini.refine((text) => text.trim() === '' || Math.abs(Number(text)) <= limit, 'Posizione non valida'),
    ),
  );

/** True of a day and a time as clocks show them, `2027-06-04T18:30`. */
export const isLocalTime = (text: string): boolean => {
  const shown = /^20[2-9]\d-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return !Number.isNaN(shown) && new Date(shown).toISOString().startsWith(text);
};

export const CHOOSE_TIME = 'Scegli giorno e ora';

/** A day and a time as clocks in Rome show them. */
export const localTime = () => mini.string(CHOOSE_TIME).check(mini.refine(isLocalTime, CHOOSE_TIME));

/** A calendar day from 2020 to 2099; far dates are typing errors. */
export const day = () =>
  mini.optional(
    mini.iso
      .date('Data non valida')
      .check(mini.refine((text) => text >= '2020-01-01' && text < '2100-01-01', 'Data non valida')),
  );
