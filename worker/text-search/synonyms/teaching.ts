import type { Group } from './group.ts';

/** Schools, children, courses. */
export const TEACHING: readonly Group[] = [
  'insegnante, docente, professore, professoressa, maestro, maestra, supplente, supplenza, supplenze, (scuola, insegnare) [maestro di sci, maestro di snowboard, maestro di bici, mastro birraio]',
  'insegnante di sostegno, docente di sostegno, sostegno, assistente ad personam, assistente alla persona, assistente all’autonomia, assistenza scolastica',
  'maestra d’asilo, maestro d’asilo, insegnante scuola infanzia, insegnante scuola dell’infanzia, maestra scuola infanzia, scuola materna, asilo, (materna)',
  'educatore asilo nido, educatrice asilo nido, asilo nido, nido, micronido, educatore nido, educatrice nido, educatrice prima infanzia, educatore prima infanzia',
  'educatore, educatrice, educatore professionale, educatrice professionale, educatore socio pedagogico, educatrice socio pedagogica, pedagogista, comunità educativa',
  'babysitter, baby sitter, tata, bambinaia, bambinaio, accudire bambini, guardare bambini, tenere bambini, (bambini)',
  'animatore grest, animatrice grest, grest, centro estivo, centri estivi, campus estivo, oratorio, cre, educatore centro estivo, educatrice centro estivo',
  'doposcuola, aiuto compiti, ripetizioni, lezioni private, tutor, tutor scolastico, tutor dsa',
  'bidello, bidella, collaboratore scolastico, collaboratrice scolastica, ausiliario scolastico, ausiliaria scolastica, personale ata, ata',
  'insegnante di inglese, insegnante inglese, docente di inglese, madrelingua, lettore madrelingua, lettrice madrelingua, corsi di lingua',
  'formatore, formatrice, docente corsi, orientatore, orientatrice, corsi professionali, ente di formazione',
  'insegnante di musica, docente di musica, maestro di musica, maestra di musica, scuola di musica, musicista, pianista, chitarrista',
  'istruttore di guida, istruttrice di guida, autoscuola, scuola guida, insegnante di teoria',
  'assistente scuolabus, accompagnatore scuolabus, accompagnatrice scuolabus, sorveglianza scuolabus, assistenza pullmino',
  'bibliotecario, bibliotecaria, biblioteca, archivista, operatore culturale, operatrice culturale, operatore museale, operatrice museale, museo',
  'mediatore culturale, mediatrice culturale, mediatore linguistico, mediatrice linguistica, operatore accoglienza, operatrice accoglienza',
];
