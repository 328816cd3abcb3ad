import { preparedDraft, writtenDraft } from '../form/prepared.ts';
import { EMPTY_JOB, type PublishJobValues } from '../form/publish-job-values.ts';
import { toAdvert } from './carer-advert.ts';
import type { CarerAnswers } from './carer-answers.ts';

type Values = Partial<PublishJobValues>;

/** The advert of new answers, where what was changed by hand in the form stays. */
export const mergeAdvert = (form: Values, written: Values, advert: Values): Values => {
  const changed = Object.entries(form).filter(
    ([name, value]) => value !== (written[name as keyof Values] ?? EMPTY_JOB[name as keyof Values]),
  );
  return { ...form, ...advert, ...Object.fromEntries(changed) };
};

/** Fills in the form of an offer with the advert of the answers, as a draft of its own. */
export function prepareOffer(answers: CarerAnswers): void {
  const advert = toAdvert(answers);
  const form = preparedDraft.read();
  preparedDraft.write(mergeAdvert(form, writtenDraft.read(), advert));
  writtenDraft.write(advert);
}
