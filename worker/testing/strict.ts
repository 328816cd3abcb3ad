import * as mini from 'zod/mini';

/** An object that refuses any other field: answers name all that they hold. */
export const strict = <Shape extends mini.core.$ZodShape>(schema: mini.ZodMiniObject<Shape>) =>
  mini.strictObject(schema.shape);
