import { describe, expect, test } from 'vitest';
import { isDemo, OPERATOR } from '../../shared/operator.ts';
import { type Counted, FIGURES, figuresOf } from './figures.ts';

const SOME: Counted = { total: 1234, towns: 23, categories: 1 };
const NOTHING: Counted = { total: 0, towns: 0, categories: 0 };

const everything = (demo: boolean, counted: Counted | null): string => {
  const { valley, jobAds, publishJob, invitation, contactReply } = figuresOf(demo);
  const figures = [valley, jobAds, publishJob].flatMap((list) => list(counted));
  return [...figures.map(({ value, label }) => `${value} ${label}`), invitation(counted), contactReply].join('\n');
};

test('the demo, which a placeholder for the operator marks, has its copy', () => {
  expect(isDemo()).toBe(true);
  expect(FIGURES).toBe(figuresOf(true));
  expect(everything(true, SOME).split('\n')).toEqual([
    '50+ aziende partner',
    '15 comuni',
    '15 Comuni Coperti',
    '8 Settori Principali',
    '500+ candidati registrati',
    '15 comuni',
    '48h tempo medio di risposta',
    'oltre 200 aziende',
    '500+ candidati registrati, oltre 200 aziende.',
    'Rispondiamo entro 24 ore.',
  ]);
});

describe('any other site', () => {
  test('says what is counted, named as what it is', () => {
    expect(everything(false, SOME).split('\n')).toEqual([
      '23 comuni con offerte',
      '23 Comuni con Offerte',
      '1 Settore con Offerte',
      '1.234 offerte aperte',
      '23 comuni con offerte',
      '1 settore con offerte',
      'Adesso: 1.234 offerte aperte, 23 comuni con offerte, 1 settore con offerte.',
      `Rispondiamo ${OPERATOR.supportReply}, negli orari di assistenza.`,
    ]);
  });

  test.each([
    ['nothing is counted', NOTHING],
    ['the counts did not arrive', null],
  ])('says no figure where %s', (_name, counted) => {
    expect(everything(false, counted)).not.toMatch(/\d/);
  });
});
