/** What was sent for one's own offers. */
export function ReceivedApplications() {
  return (
    <section aria-labelledby="ricevute" className="stack">
      <h2 id="ricevute">Candidature ricevute</h2>
      <p className="measure">Le candidature per le tue offerte arrivano all’indirizzo email del tuo account.</p>
    </section>
  );
}
