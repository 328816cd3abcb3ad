import * as mini from 'zod/mini';
import type { PushTopic } from '../../shared/push.ts';
import { type WishValues, wishedTopics } from './wish-values.ts';

/** @param known what this device is told already */
export const wishesForm = (known: readonly PushTopic[]) =>
  mini.pipe(
    mini.custom<WishValues>().check(
      mini.superRefine((values, context) => {
        if (wishedTopics(values, known).length === 0)
          context.addIssue({ code: 'custom', path: ['town'], message: 'Scegli il comune' });
      }),
    ),
    mini.transform((values: WishValues) => ({
      atNight: values.atNight === true,
      topics: wishedTopics(values, known),
    })),
  );
