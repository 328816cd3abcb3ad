import { type ComponentType, useEffect, useState } from 'react';
import { pageStands } from './page-stands.ts';

/** Makes a part that shows nothing at first: its code comes once the page answers presses. Without a network it stays away. */
export function afterwards<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return (props) => {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      const come = async () => {
        await pageStands;
        const part = await load();
        setPart(() => part);
      };
      come().catch(() => undefined);
    }, []);
    return Part && <Part {...props} />;
  };
}
