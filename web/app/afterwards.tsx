import { type ComponentType, useEffect, useState } from 'react';
import { pageStands } from './page-stands.ts';
import { withNetwork } from './with-network.ts';

/** Makes a part that shows nothing at first: its code comes once the page answers presses, and there is a network. */
export function afterwards<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return (props) => {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      void pageStands.then(() => withNetwork(load)).then((part) => setPart(() => part));
    }, []);
    return Part && <Part {...props} />;
  };
}
