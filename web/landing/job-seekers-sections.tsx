import { JOB_SEEKERS } from '../content/job-seekers.ts';
import { Icon } from '../ui/icon.tsx';

/** Benefits of a profile, and the three steps to a proposal. */
export function JobSeekersReasons() {
  return (
    <>
      <div className="bg-surface border-y border-line">
        <section className="container section stack" aria-labelledby="perche">
          <h2 id="perche">{JOB_SEEKERS.benefitsTitle}</h2>
          <div className="grid gap-6 md:grid-cols-3 md:gap-10">
            {JOB_SEEKERS.benefits.map(({ title, text }) => (
              <div key={title} className="stack-sm">
                <h3 className="flex gap-2">
                  <Icon name="check" className="mt-0.5 text-bosco" />
                  {title}
                </h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </section>
      </div>
      <section className="container section stack" aria-labelledby="come">
        <h2 id="come">{JOB_SEEKERS.stepsTitle}</h2>
        <ol className="list-plain grid gap-6 md:grid-cols-3 md:gap-10">
          {JOB_SEEKERS.steps.map(({ title, text }, index) => (
            <li key={title} className="stack-sm border-t border-line py-4">
              <span aria-hidden="true" className="font-display font-700 text-h2 text-bosco">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The sectors of the valley, with trades of each. */
export function JobSeekersSectors() {
  return (
    <section className="container section stack" aria-labelledby="settori">
      <h2 id="settori">{JOB_SEEKERS.sectorsTitle}</h2>
      <dl className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
        {JOB_SEEKERS.sectors.map(({ name, trades }) => (
          <div key={name} className="border-t border-line py-4">
            <dt className="font-600">{name}</dt>
            <dd className="text-muted text-sm">{trades}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
