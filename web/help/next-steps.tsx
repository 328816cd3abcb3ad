import { Link } from '../app/link.tsx';
import type { NextStep } from '../content/next-steps.ts';
import { buttonClass } from '../ui/button.tsx';

/** Links at the end of a text: one card per kind of reader. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <section aria-labelledby="passi" className="stack pt-4 no-print">
      <h2 id="passi">E adesso?</h2>
      <div className="grid-cards">
        {steps.map(({ title, text, links }) => (
          <div key={title} className="card flex flex-col gap-2">
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="cluster mt-auto pt-2">
              {links.map(({ label, to }) => (
                <Link key={to} className={buttonClass('secondary')} to={to}>
                  {label}
                </Link>
              ))}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
