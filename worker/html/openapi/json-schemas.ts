import * as mini from 'zod/mini';
import { doneSchema, sessionSchema } from '../../../shared/accounts.ts';
import { linkedApplicationSchema, receivedApplicationSchema } from '../../../shared/answers.ts';
import { ownApplicationSchema, sentApplicationSchema } from '../../../shared/applications.ts';
import { ownCandidateSchema, publicCandidateSchema, sentMessageSchema } from '../../../shared/candidates.ts';
import { jobCountSchema, jobDetailSchema, ownJobSchema, publicJobSchema } from '../../../shared/jobs.ts';
import { receivedMessageSchema } from '../../../shared/messages.ts';
import { moderatedAccountSchema } from '../../../shared/moderation.ts';
import { healthSchema } from '../../../shared/operation.ts';
import { problemSchema } from '../../../shared/problem.ts';
import { reportResponseSchema } from '../../../shared/reports.ts';

/** Schemas that are described once, by name; all others are described in place. */
const NAMED = {
  Problem: problemSchema,
  Health: healthSchema,
  Job: publicJobSchema,
  JobDetail: jobDetailSchema,
  JobCount: jobCountSchema,
  OwnJob: ownJobSchema,
  Application: ownApplicationSchema,
  ReceivedApplication: receivedApplicationSchema,
  LinkedApplication: linkedApplicationSchema,
  SentApplication: sentApplicationSchema,
  Candidate: publicCandidateSchema,
  OwnCandidate: ownCandidateSchema,
  SentMessage: sentMessageSchema,
  ReceivedMessage: receivedMessageSchema,
  Session: sessionSchema,
  Done: doneSchema,
  ReportResponse: reportResponseSchema,
  ModeratedAccount: moderatedAccountSchema,
};

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = mini.core.JSONSchema.JSONSchema;

const registry = mini.registry<{ readonly id: string }>();
for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });

/** A schema as it is answered: named ones as references into the components. */
export const responseSchema = (schema: mini.core.$ZodType): JsonSchema => relocated(toSchema(schema, 'output'));

/** The named schemas themselves. */
export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(NAMED).map(([id, schema]) => [id, relocated(toSchema(schema, 'output').$defs?.[id])]),
  );

/**
 * Schema of a body or query as it is sent. Texts are cleaned before they are measured, and numbers of a query are parsed
 * before their limits apply: such a field is described by its final shape, if that can be sent.
 */
export function sentSchema(schema: mini.core.$ZodType): JsonSchema {
  const [sent, read] = [toSchema(schema, 'input'), toSchema(schema, 'output')];
  const fields = Object.entries(sent.properties ?? {}).map(([name, field]): [string, JsonSchema | boolean] => {
    const after = read.properties?.[name];
    return [name, after && isPlain(field) && isPlain(after) ? after : field];
  });
  return { ...sent, properties: Object.fromEntries(fields) };
}

/** Parameters of a query that are sent as one text and read as a list, by name, as they are read. */
export function listsIn(schema: mini.core.$ZodType): NonNullable<JsonSchema['properties']> {
  const lists = Object.entries(toSchema(schema, 'output').properties ?? {}).filter(
    ([, field]) => typeof field === 'object' && field.type === 'array',
  );
  return Object.fromEntries(lists);
}

const isPlain = (schema: JsonSchema | boolean | undefined): boolean =>
  typeof schema === 'object' && ['string', 'number', 'integer', 'boolean'].includes(String(schema.type));

function toSchema(schema: mini.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    '~standard': __,
    ...described
  } = mini.toJSONSchema(schema, {
    io,
    metadata: registry,
    unrepresentable: 'any',
  });
  return described;
}

/** Points references to the named schemas of the document. */
function relocated(schema: unknown): JsonSchema {
  const { $defs: _, ...own } = JSON.parse(
    JSON.stringify(schema, (key, value) => {
      if (key === 'id' && typeof value === 'string') return undefined;
      return key === '$ref' && typeof value === 'string'
        ? value.replace(/^#\/\$defs\//, '#/components/schemas/')
        : value;
    }),
  );
  return own;
}
