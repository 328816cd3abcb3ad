import { z } from 'zod';
import { cleanLine, cleanText } from './text.ts';

/** Limits of what people type, in characters. */
export const LIMITS = {
  title: 120,
  companyName: 120,
  location: 120,
  description: 10_000,
  name: 80,
  email: 254,
  password: { min: 6, max: 200 },
  applicationMessage: 2000,
  contactMessage: 5000,
  /** Of one, and how many. */
  skill: { length: 60, count: 20 },
  candidateExperience: 3000,
  candidateMessage: 2000,
  reportText: 1000,
  passkeyName: 60,
  search: 400,
} as const;

const tooLong = (max: number) => `Massimo ${max.toLocaleString('it-IT')} caratteri`;

/** One required line of text, cleaned before it is measured. */
export const line = (required: string, max: number) =>
  z
    .string(required)
    .transform(cleanLine)
    .pipe(z.string().min(1, required).max(max, tooLong(max)));

/** Required text of several lines. */
export const paragraph = (required: string, max: number) =>
  z
    .string(required)
    .transform(cleanText)
    .pipe(z.string().min(1, required).max(max, tooLong(max)));

/** Optional text of several lines; empty means absent. */
export const optionalParagraph = (max: number) =>
  z
    .string('Testo non valido')
    .transform(cleanText)
    .pipe(z.string().max(max, tooLong(max)))
    .optional();

/** Address as it is stored and compared: trimmed, lower case (RFC 5321 allows more; no mail service in use tells cases apart). */
export const emailField = z
  .string('Email non valida')
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email('Email non valida').max(LIMITS.email, 'Email non valida'));

/** Coordinate in degrees as the specification sends it: a string, empty where unknown. */
export const coordinateText = (limit: number) =>
  z
    .string('Posizione non valida')
    .max(30, 'Posizione non valida')
    .refine((text) => text.trim() === '' || Math.abs(Number(text)) <= limit, 'Posizione non valida')
    .optional();
