import { Figure } from '../ui/figure.tsx';
import { cart } from '../ui/figures/cart.ts';
import { dancer } from '../ui/figures/dancer.ts';
import { deer } from '../ui/figures/deer.ts';
import { house } from '../ui/figures/house.ts';
import { labyrinth } from '../ui/figures/labyrinth.ts';
import { ladder } from '../ui/figures/ladder.ts';
import { loom } from '../ui/figures/loom.ts';
import { map } from '../ui/figures/map.ts';
import { plough } from '../ui/figures/plough.ts';
import { Icon } from '../ui/icon.tsx';
import { ICON_NAMES } from '../ui/icon-list.ts';
import { Section } from './section.tsx';

const FIGURES = [
  ['Capanna', 'house', house],
  ['Telaio', 'loom', loom],
  ['Aratro', 'plough', plough],
  ['Cervo', 'deer', deer],
  ['Scala', 'ladder', ladder],
  ['Figura che danza', 'dancer', dancer],
  ['Carro', 'cart', cart],
  ['Mappa', 'map', map],
  ['Labirinto', 'labyrinth', labyrinth],
] as const;

export function FiguresSection() {
  return (
    <>
      <Section title="Figure">
        <ul className="list-plain flex flex-wrap gap-8">
          {FIGURES.map(([label, name, art]) => (
            <li key={name} className="stack-sm">
              <Figure art={art} label={label} className="text-bosco" />
              <code className="text-sm">{name}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Icone">
        <ul className="list-plain grid gap-3 grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
          {ICON_NAMES.map((name) => (
            <li key={name} className="flex items-center gap-2 text-sm">
              <Icon name={name} className="text-h3" />
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
