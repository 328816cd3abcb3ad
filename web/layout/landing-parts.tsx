import type { ReactNode } from 'react';
import type { TitledText } from '../content/text.ts';
import { Icon } from '../ui/icon.tsx';

export const Reasons = ({ title, texts }: { title: string; texts: readonly TitledText[] }) => (
  <section className="container section stack" aria-labelledby="perche">
    <h2 id="perche">{title}</h2>
    <div className="grid gap-6 md:grid-cols-3 md:gap-10">
      {texts.map((reason) => (
        <div key={reason.title} className="stack-sm">
          <h3 className="flex gap-2">
            <Icon name="check" className="mt-0.5 text-bosco" />
            <span>{reason.title}</span>
          </h3>
          <p>{reason.text}</p>
        </div>
      ))}
    </div>
  </section>
);

type FiguresBandProps = {
  readonly figures: readonly { readonly value: ReactNode; readonly label: string }[];
  readonly className: string;
};

export const FiguresBand = ({ figures, className }: FiguresBandProps) => (
  <div className="bg-surface border-y border-line">
    <dl className={`container py-8 grid gap-x-8 ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-display font-700 text-h2">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

type ClosingBandProps = TitledText & { readonly id: string; readonly children: ReactNode };

export const ClosingBand = ({ id, title, text, children }: ClosingBandProps) => (
  <section className="bg-surface border-y border-line" aria-labelledby={id}>
    <div className="container section stack">
      <h2 id={id}>{title}</h2>
      <p className="measure">{text}</p>
      {children}
    </div>
  </section>
);
