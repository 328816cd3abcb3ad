import { z } from 'zod';
import { NAMED } from './endpoints.ts';

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

const registry = z.registry<{ readonly id: string }>();
for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });

/** A schema as it is answered: named ones as references into the components. */
export const answerSchema = (schema: z.core.$ZodType): JsonSchema => relocated(toSchema(schema, 'output'));

/** The named schemas themselves. */
export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(NAMED).map(([id, schema]) => [id, relocated(toSchema(schema, 'output').$defs?.[id])]),
  );

/**
 * What may be sent. Texts are cleaned and then measured, numbers of a query read and then held against their limits: such
 * a field is described by what it must be in the end, unless that is something else than can be sent.
 */
export function sentSchema(schema: z.core.$ZodType): JsonSchema {
  const [sent, read] = [toSchema(schema, 'input'), toSchema(schema, 'output')];
  const fields = Object.entries(sent.properties ?? {}).map(([name, field]): [string, unknown] => {
    const after = read.properties?.[name];
    return [name, isPlain(field) && isPlain(after) ? after : field];
  });
  return { ...sent, properties: Object.fromEntries(fields) as NonNullable<JsonSchema['properties']> };
}

const isPlain = (schema: JsonSchema | boolean | undefined): boolean =>
  typeof schema === 'object' && ['string', 'number', 'integer', 'boolean'].includes(String(schema.type));

function toSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    '~standard': __,
    ...described
  } = z.toJSONSchema(schema, {
    io,
    metadata: registry,
    unrepresentable: 'any',
  });
  return described;
}

/** With references to where the named schemas stand in the document. */
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
