import type { ArticleFigure } from '../../shared/articles.ts';
import type { FigureArt } from '../ui/figure.tsx';
import { cart } from '../ui/figures/cart.ts';
import { dancer } from '../ui/figures/dancer.ts';
import { deer } from '../ui/figures/deer.ts';
import { house } from '../ui/figures/house.ts';
import { labyrinth } from '../ui/figures/labyrinth.ts';
import { ladder } from '../ui/figures/ladder.ts';
import { loom } from '../ui/figures/loom.ts';
import { map } from '../ui/figures/map.ts';
import { plough } from '../ui/figures/plough.ts';

export const FIGURES: Readonly<Record<ArticleFigure, FigureArt>> = {
  cart,
  dancer,
  deer,
  house,
  labyrinth,
  ladder,
  loom,
  map,
  plough,
};
