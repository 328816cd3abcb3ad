/** Texts of both steps of a login. */
export const LOGIN_TEXTS = {
  submit: 'Accedi',
  pending: 'Accesso in corso...',
  failed: 'Errore di accesso',
  // 'Email o password non validi.' comes from the server: said without its answer, it would be a guess.
  refused: 'Login fallito',
};
