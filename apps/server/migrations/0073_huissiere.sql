-- « Huissière » alone names the profession too. Its word is in « Huissière de justice » already: no member is listed anew.
update directory_code set label = 'Commissaire de justice, Huissier, Huissière, Huissier de justice, Huissière de justice'
where list = 'professions' and code = 'Commissaire de justice';
