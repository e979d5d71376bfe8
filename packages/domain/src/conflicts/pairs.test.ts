import { describe, expect, it } from 'vitest';
import { meet, nameIn } from './fixtures.ts';

/** Pairs of names in common spellings: a name of a register, and a party (rules §9, "Names that meet"). */

const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [entry = '', party = ''] = line.split('|').map((side) => side.trim());
      return [entry, party];
    });

const same = pairs(`
Benoît / Jérôme | BENOIT / JEROME
Lefèvre / Chloé | LEFEVRE / Chloe
Noël / Gaëlle | Noel / Gaelle
Garçon / François | Garcon / Francois
Lacœur / Zoé | Lacoeur / Zoe
Ægidius / Paul | Aegidius / Paul
Müller / Jürgen | Muller / Jurgen
Weiß / Anna | Weiss / Anna
Đorđević / Ana | Dordevic / Ana
Peña / Iñigo | Pena / Inigo
Nuñez / María | Nunez / Maria
O’Brien / Sean | Obrien / Sean
N’Diaye / Awa | Ndiaye / Awa
L’Hermitte / Luc | Lhermitte / Luc
d’Estaing / Marie | Destaing / Marie
De Smet / Jan | Desmet / Jan
van der Meulen / Els | Vandermeulen / Els
von Bülow / Karl | Bulow / Karl
El Amrani / Nadia | Elamrani / Nadia
Ben Youssef / Sami | Benyoussef / Sami
Le Bihan / Corentin | LE BIHAN / corentin
Le Floc’h / Erwan | Le Floch / Erwan
du Plessis / Armand | Plessis / Armand
de La Barre / Guillaume | La Barre / Guillaume
de La Barre / Guillaume | Delabarre / Guillaume
Saint-Martin / Éloïse | Saint Martin / Eloise
Saint-Martin / Éloïse | Saintmartin / Eloise
Petit-Jean / Luc | Petitjean / Luc
Martin-Lavigne / Jeanne | Lavigne / Jeanne
Martin-Lavigne / Jeanne | Martin / Jeanne
Lavigne / Jeanne | Martin Lavigne / Jeanne
Nguyen née Perrot / Hélène | Perrot / Hélène
Nguyen née Perrot / Hélène | Nguyen / Hélène
Perrot épouse Nguyen / Hélène | Nguyen / Hélène
Perrot ép. Nguyen / Hélène | Perrot / Hélène
Durand veuve Marchal / Odette | Marchal / Odette
Durand dit Lagarde / Léon | Lagarde / Léon
Haddad alias Hadad / Samir | Hadad / Samir
M. Courtois / Bernard | Courtois / Bernard
Mme Veuve Courtois / Anne | Courtois / Anne
Maître Arnoult / Sophie | Arnoult / Sophie
Dr. Tessier / Maud | Tessier / Maud
Époux Garnier / | Garnier / Paul
Garnier / | Garnier / Paul
Garnier / Paul | Garnier /
Garnier / P. | Garnier / Paul
Garnier / Paul | Garnier / P
Jean Dupont / | Dupont / Jean
Dupont Jean / | Dupont / Jean
Dupont / Jean-Marc | Dupont / Jean
Dupont / Jean | Dupont / Jean Pierre Marie
Dupont / Thomas | Dupont / Tomas
Dupont / Mathieu | Dupont / Matthieu
Dupond / Thierry | Dupont / Thierry
Lefebvre / Paul | Lefevre / Paul
Girault / Paul | Giraut / Paul
Philippe / Louis | Phillippe / Louis
Boulanger / Luc | Boulnager / Luc
Verdelune Industries | VERDELUNE INDUSTRIES
Verdelune Industries | Verdelune Industries France
SAS Verdelune | Verdelune S.A.S.
SCI des Trois Rivières | S.C.I. Trois Rivieres
SCI « Les Tilleuls » | Les Tilleuls SCI
EURL Boulangerie Le Goff | Boulangerie Legoff
Boulangerie Le Goff SARL | boulangerie le goff
Société d’exploitation de la Morvane | Ste exploitation de la Morvane
Ateliers de la Morvane | Ateliers Morvane
Ateliers de la Morvane | ATELIERS DE LA MORVANNE
Établissements Kerdoncuff et Fils | Ets Kerdoncuff & Fils
Transports Kerdoncuff & Cie | Transports Kerdoncuff
A.B.C. Nettoyage | ABC Nettoyage
R.A.T.P. | RATP
3F Habitat | 3 F Habitat
Jardi-Plus | Jardiplus
E-Clair Studio | Eclair Studio
Association des Amis du Vieux Port | Amis du vieux port
Cabinet Arnoult & Nkomo | ARNOULT NKOMO
SELARL Arnoult-Nkomo | Arnoult et Nkomo
SCP Martin, Durand et Petit | Martin Durand Petit
Groupe Valmeret Immobilier | Valmeret Immobilier
Valmeret Holding | Valmeret
Fonderies de l’Ourse anciennement Forges de l’Ourse | Forges de l’Ourse
Müller GmbH | Muller
Brown Ltd | Brown Limited
Étude Delmas | Delmas
`);

/**
 * Different people whose similar names raise a false alarm: by one letter of a long word, or by half of a
 * double name.
 */
const alarms = pairs(`
Roux / Paul | Rioux / Paul
De La Tour / Anne | De La Cour / Anne
Martin-Lavigne / Jeanne | Martin-Delmas / Jeanne
Nguyen née Perrot / Hélène | Perroy-Tran / Hélène
Bernard / Luc | Bernart / Luc
Dupont / Jean | Jean / Dupont
ABC Nettoyage | ABD Nettoyage
Valmeret Holding | Valmeret Services
`);

/**
 * The same people and companies under names that are too different to match: the help tells that a check is
 * no examination.
 */
const missed = pairs(`
Thévenot / Alice | Thevenaut / Alice
Dupont / Alexandre | Dupont / Alex
Dupont / Élisabeth | Dupont / Babette
Nguyen / Van Minh | Van Minh / Nguyen Tran
Carrefour Proximité | CSF
Ateliers de la Morvane | Morvane Ateliers Mécaniques
Mairie de Lyon | Ville de Lyon
`);

const other = pairs(`
Dupont / Jean | Dupont / Jeanne
Dupont / Jean | Dupont / Paul
Martin / Claire | Martinet / Claire
Martin / Luc | Marie / Luc
Petit / Anne | Petitjean / Anne
Petit / Anne | Petit-Jean / Marie
Blanc / Léa | Leblanc / Léa
Le Blanc / Léa | Le Blond / Léa
Garnier / P. | Garnier / Luc
Garnier / Paul | Garnier / L.
Martin-Lavigne / Jeanne | Lavigne / Julie
Nguyen née Perrot / Hélène | Perrot / Luc
Kervella / Thomas | Kerbella / Tomas-Luc
Haddad / Samir | Hadjad / Samia
Benali / Yasmine | Benalia / Jasmin
Bernard / Luc | Luc / Bertrand
Diallo / Awa | Diallo / Aïssata
Verdelune | Verdelac
Jardins de la Marne | Jardins de la Meuse
SCI des Trois Rivières | SCI des Deux Rivières
SCI Les Tilleuls | SCI Les Platanes
Ateliers de la Morvane | Ateliers du Morvan bleu
Transports Kerdoncuff | Transports Kermadec
Boulangerie Le Goff | Boucherie Le Goff
Martin Durand | Martin Dumont
Cabinet Delmas | Cabinet Delmont
France Services | Services Europe
RATP | RATM
Arnoult & Nkomo | Arnoult & Nkoulou
Dupont / Jean | Dupont Jean et Associés Conseil Immobilier
`);

describe('as people write them, two names', () => {
  it.each(same)('meet: %s, %s', (entry, party) => {
    expect(meet(nameIn(entry), nameIn(party))).toBe(true);
  });

  it.each(alarms)('of others meet as well: %s, %s', (entry, party) => {
    expect(meet(nameIn(entry), nameIn(party))).toBe(true);
  });

  it.each(missed)('of one are missed: %s, %s', (entry, party) => {
    expect(meet(nameIn(entry), nameIn(party))).toBe(false);
  });

  it.each(other)('do not meet: %s, %s', (entry, party) => {
    expect(meet(nameIn(entry), nameIn(party))).toBe(false);
  });
});
