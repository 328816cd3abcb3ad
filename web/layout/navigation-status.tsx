import { useNavigation } from 'react-router';

/** A thin line while the next page is on its way: on a slow phone a tap must be seen to count. */
export function NavigationStatus() {
  const { state } = useNavigation();
  return (
    <div role="status">
      {state === 'loading' && (
        <>
          <span className="navigation-bar" />
          <span className="sr-only">Caricamento...</span>
        </>
      )}
    </div>
  );
}
