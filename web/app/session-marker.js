(() => {
  const { documentElement: html } = document;
  try {
    const user = JSON.parse(localStorage.getItem('lavoro-in-valle.user'));
    if (
      !localStorage.getItem('lavoro-in-valle.token') ||
      typeof user.name !== 'string' ||
      typeof user.role !== 'string'
    )
      return;
    html.dataset.session = 'in';
    html.dataset.role = user.role;
    html.style.setProperty('--session-name', JSON.stringify(user.name));
    html.style.setProperty('--session-initial', JSON.stringify([...user.name.trim()][0] ?? ''));
  } catch {}
})();
