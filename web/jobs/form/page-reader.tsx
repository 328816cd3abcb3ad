import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReadPage } from '../../../shared/career-page.ts';
import { keysOf } from '../../../shared/records.ts';
import { send } from '../../api/call.ts';
import { PUBLISH_JOB } from '../../content/publish-job.ts';
import { failureText } from '../../forms/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { EMPTY_JOB, type JobForm, written } from './publish-job-values.ts';

const TEXTS = PUBLISH_JOB.page;
const PAY: readonly string[] = ['salaryMin', 'salaryMax', 'salaryPeriod'];

type Filled = { readonly read: string[]; readonly skipped: string[]; readonly missing: string[] };

/** Fills the empty fields of an offer with what a page says. @returns labels of the fields, by what came of them */
async function fill(offer: JobForm, { fields }: ReadPage): Promise<Filled> {
  const { jobLabels, NEEDED_FIELDS } = await import('./check-job.ts');
  const isEmpty = (name: keyof typeof jobLabels) => !String(offer.values.read()[name]).trim();
  // Half of a typed pay and half of the page's would be the pay of neither.
  const hasPay = !isEmpty('salaryMin') || !isEmpty('salaryMax');
  const known = keysOf(EMPTY_JOB).filter((name) => name in fields);
  const read = known.filter((name) => isEmpty(name) && !(hasPay && PAY.includes(name)));
  const values: Readonly<Record<string, string | number | null | undefined>> = fields;
  for (const name of read) offer.values.set(name, written(values[name] ?? null));
  const labels = (names: readonly (keyof typeof jobLabels)[]) => names.map((name) => jobLabels[name]);
  return {
    read: labels(read),
    skipped: labels(known.filter((name) => !read.includes(name))),
    missing: labels(NEEDED_FIELDS.filter(isEmpty)),
  };
}

/** Reads an offer from a page of the employer's own site into the form that it is part of, where no other form can be. */
export function PageReader({ offer }: { offer: JobForm }) {
  const [address, setAddress] = useState('');
  const [filled, setFilled] = useState<Filled | null>(null);
  const take = async (page: ReadPage) => setFilled(await fill(offer, page));
  const copy = async (page: ReadPage) => {
    await take(page);
    // The button that had it is gone.
    offer.focus('title');
  };
  const reading = useMutation({
    mutationFn: () => send('POST /api/jobs/from-page', { body: { address }, signedIn: true }),
    onMutate: () => setFilled(null),
    onSuccess: (page) => (page.posting ? take(page) : undefined),
  });
  const { data, error, isPending } = reading;
  return (
    <details className="card py-2! sm:py-3!">
      <summary className="py-2.5">{TEXTS.summary}</summary>
      <div className="stack pt-2 pb-3">
        <TextInput
          label={TEXTS.address}
          hint={TEXTS.hint}
          name="page"
          type="url"
          autoComplete="off"
          value={address}
          error={error ? failureText(error, TEXTS) : undefined}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The offer is not to be sent.
            event.preventDefault();
            if (!isPending) reading.mutate();
          }}
        />
        <p>
          <Button variant="secondary" loading={isPending} loadingLabel={TEXTS.pending} onClick={() => reading.mutate()}>
            {TEXTS.submit}
          </Button>
        </p>
        <div role="status">
          {filled ? (
            <FilledNotice {...filled} />
          ) : (
            data?.posting === false && (
              <Notice title={TEXTS.noPosting}>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll by keys */}
                <div tabIndex={0} className="max-h-72 overflow-y-auto stack-sm break-words">
                  <p className="font-600">{data.fields.title}</p>
                  <p className="whitespace-pre-line">{data.fields.description}</p>
                </div>
                <Button variant="secondary" className="self-start" onClick={() => void copy(data)}>
                  {TEXTS.copy}
                </Button>
              </Notice>
            )
          )}
        </div>
      </div>
    </details>
  );
}

function FilledNotice({ read, skipped, missing }: Filled) {
  return (
    <Notice tone={read.length > 0 ? 'success' : 'info'} title={read.length > 0 ? TEXTS.filled : TEXTS.nothing}>
      {read.length > 0 && <p>{`Dalla pagina: ${read.join(', ')}.`}</p>}
      {skipped.length > 0 && <p>{`Lasciati come li hai scritti: ${skipped.join(', ')}.`}</p>}
      {missing.length > 0 && <p>{`Da completare: ${missing.join(', ')}.`}</p>}
      <p>{TEXTS.check}</p>
    </Notice>
  );
}
