# Warum ein Netz nicht trainiert werden kann.

refusal-torch-missing = Zum Trainieren fehlt PyTorch: pip install 'heliopolis[learn]' bringt es mit.
refusal-no-such-settings = Es gibt weder ein Rezept noch eine Datei „{ $name }“; Rezepte sind { $settings }.
refusal-bad-settings = „{ $name }“ ist kein Rezept für ein Training: { $reason }.
refusal-bad-checkpoint = „{ $path }“ kann nicht gelesen werden ({ $reason }): Wähle einen anderen --folder oder lösche die Datei, um neu zu beginnen.
refusal-other-training = In „{ $folder }“ liegt ein Training mit anderen Einstellungen: Wähle einen anderen --folder oder gib die Einstellungen an, mit denen es begann.
refusal-no-such-device = Hier gibt es kein Gerät „{ $device }“, nur { $devices }.
