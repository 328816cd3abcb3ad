import '../styles/sheet.css';

// Sheets are documents without the app: the button that prints is all that runs on them.
for (const button of document.querySelectorAll('.sheet-print')) button.addEventListener('click', () => window.print());
