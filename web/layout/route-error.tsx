export function RouteError() {
  return <p>Errore</p>;
}
