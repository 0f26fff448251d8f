# Why a network cannot be trained.

refusal-torch-missing = Training needs PyTorch, which is not installed: pip install 'heliopolis[learn]' brings it.
refusal-no-such-settings = There is no recipe and no file "{ $name }"; there are the recipes { $settings }.
refusal-bad-settings = "{ $name }" is no recipe for a training: { $reason }.
refusal-bad-checkpoint = "{ $path }" cannot be read ({ $reason }): choose another --folder, or delete the file to begin anew.
refusal-other-training = "{ $folder }" has a training with other settings: choose another --folder, or give the settings that it began with.
refusal-no-such-device = There is no device "{ $device }" here, only { $devices }.
